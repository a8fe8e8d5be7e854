import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { leadToSetUp } from '@/components/admin/second-factor/lead-to-set-up'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminProps) =>
  generatePageMetadata({ config, params, searchParams })

export default async function AdminPage({ params, searchParams }: AdminProps) {
  await leadToSetUp((await params).segments)
  return RootPage({ config, params, searchParams, importMap })
}
