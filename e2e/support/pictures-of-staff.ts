/** Pictures as the admin's calls take them. */
import { expect } from '@/lib/testing/expect'
import type { Client } from './client'
import { payloadUpload } from './hostile-files'
import { newPicture } from './records'

export interface UploadedPicture {
  id: number
  filename: string
}

/** Adds a picture that the site does not have yet. @param name words of its file's name */
export async function uploadedPicture(editor: Client, name: string): Promise<UploadedPicture> {
  const multipart = payloadUpload(`${name}.png`, 'image/png', await newPicture())
  const { status, text } = await editor.request('POST', '/api/media', { multipart })
  expect(status, text).toBe(201)
  return JSON.parse(text).doc
}
