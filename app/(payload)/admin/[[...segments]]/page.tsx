import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { redirectToEnrolment } from '@/components/admin/second-factor/redirect-to-enrolment'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminProps) =>
  generatePageMetadata({ config, params, searchParams })

export default async function AdminPage({ params, searchParams }: AdminProps) {
  await redirectToEnrolment((await params).segments)
  return RootPage({ config, params, searchParams, importMap })
}
