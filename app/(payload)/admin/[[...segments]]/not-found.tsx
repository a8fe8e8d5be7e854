import config from '@payload-config'
import { NotFoundPage } from '@payloadcms/next/views'
import { importMap } from '../importMap.js'

interface AdminProps {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export default function AdminNotFound({ params, searchParams }: AdminProps) {
  return NotFoundPage({ config, params, searchParams, importMap })
}
