import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: AdminProps) =>
  generatePageMetadata({ config, params, searchParams })

export default function AdminPage({ params, searchParams }: AdminProps) {
  return RootPage({ config, params, searchParams, importMap })
}
