/**
 * Trusted Types (W3C): where text would become script or markup in a page, the browser asks this policy first. All of our own
 * code builds elements and text; what is left are the framework's habits, each harmless in the form that is let through.
 */

/** Directives for a page that begins with this policy. No other policy can be made, so nobody can go around it. */
export const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default"

/**
 * Makes the policy. What it gives nothing for is refused, and said in the console.
 *
 * - Markup: React makes script elements from an empty one's text; and text without a tag makes no element. The editor reads
 *   HTML, cleaned before (lib/content/rich-text), in documents apart, where nothing runs or loads: by DOMParser, or through a call
 *   that names this policy, and so no sink.
 * - Text of scripts: structured data, which React writes into a page that one goes on to. As a script it is an error in its
 *   grammar (a block, and in it a text before a colon), whatever follows.
 * - Addresses of scripts: the build's own files.
 *
 * Written inside of a script element, so its end tag must not stand here as it is.
 */
export const MAKE_TRUSTED_TYPES = [
  "self.trustedTypes?.createPolicy('default',{",
  "createHTML:(text,type,sink)=>text==='<script><\\/script>'||!/</.test(text)||!type||sink==='DOMParser parseFromString'",
  '?text:null,',
  `createScript:(text)=>text.startsWith('{"@context":')?text:null,`,
  'createScriptURL:(text)=>{const{origin,pathname}=new URL(text,location.href);',
  "return origin===location.origin&&pathname.startsWith('/_next/static/')?text:null}",
  '});',
].join('')
