import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { headers } from 'next/headers'
import { redirectToEnrolment } from '@/components/admin/second-factor/redirect-to-enrolment'
import { languageOf } from '@/lib/access/sessions/language-settings'
import { titledIn } from '@/lib/cms/admin-views'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: AdminProps) {
  const titled = titledIn(languageOf(await headers()), await config)
  return generatePageMetadata({ config: Promise.resolve(titled), params, searchParams })
}

export default async function AdminPage({ params, searchParams }: AdminProps) {
  await redirectToEnrolment((await params).segments)
  return RootPage({ config, params, searchParams, importMap })
}
