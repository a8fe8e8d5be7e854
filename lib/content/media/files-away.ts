import { APIError } from 'payload'
import { say } from '@/lib/platform/calls/say'

/** The bucket fails: nothing is stored or read for now. */
export class FilesAway extends APIError {
  constructor() {
    super(say('content.upload.filesAway'), 503, undefined, true)
  }
}
