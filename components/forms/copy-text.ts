import { toast } from '@/components/ui/toaster/toast'

/** Copies a text and says so. @param notCopied said where the browser does not allow it */
export async function copyText(text: string, copied: string, notCopied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(copied)
  } catch {
    toast.error(notCopied)
  }
}
