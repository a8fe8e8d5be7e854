import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { languageOf } from '@/lib/access/sessions/language-settings'
import { isAllowedCall } from '@/lib/cms/guard-server-functions'
import { inLanguage } from '@/lib/platform/calls/say'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  // Whoever is refused learns nothing, not even why.
  const sent = await headers()
  if (!(await isAllowedCall(call, sent))) notFound()
  // Of what was sent these two: among the rest could be functions to be looked up before Payload's own.
  const { name, args } = call
  return inLanguage(languageOf(sent), () => handleServerFunctions({ name, args, config, importMap }))
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
