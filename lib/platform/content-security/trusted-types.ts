/**
 * Trusted Types (W3C): before text becomes script or markup in a page, the browser passes it to this policy. Our own code
 * builds elements and text; the exceptions below are for the framework, each harmless in the form that is allowed.
 */
import { machinePaths } from '@/lib/shared/addresses/machine-paths'

/** CSP directives for a page that begins with this policy. No other policy can be made, so it cannot be bypassed. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default"

/**
 * The script that makes the policy. What it returns null for is refused, with an error in the console.
 *
 * - Markup: React makes script elements from an empty one's text; and text without a tag makes no element. The editor reads
 *   HTML, cleaned before (lib/content/rich-text), in documents apart, where nothing runs or loads: by DOMParser, or through a call
 *   that names this policy, and so no sink.
 * - Text of scripts: structured data, which React writes into a page that one goes on to. As a script it is an error in its
 *   grammar (a block, and in it a text before a colon), whatever follows.
 * - Addresses of scripts: the build's own files, and the service worker.
 *
 * Written inside of a script element, so its end tag must not stand here as it is.
 */
export const MAKE_TRUSTED_TYPES = [
  "self.trustedTypes?.createPolicy('default',{",
  "createHTML:(text,type,sink)=>text==='<script><\\/script>'||!/</.test(text)||!type||sink==='DOMParser parseFromString'",
  '?text:null,',
  `createScript:(text)=>text.startsWith('{"@context":')?text:null,`,
  'createScriptURL:(text)=>{const{origin,pathname}=new URL(text,location.href);',
  `return origin===location.origin&&(pathname.startsWith('/_next/static/')||pathname==='${machinePaths.serviceWorker}')?text:null}`,
  '});',
].join('')
