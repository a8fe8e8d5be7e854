import { toast } from '@/components/ui/toaster/toast'

export interface SharePressed {
  url: string
  title: string
  labels: { copied: string; notCopied: string }
}

/** Hands a page to the phone's own sharing where it has one and that was asked for, and else copies its address. */
export async function share(native: boolean, { url, title, labels }: SharePressed): Promise<void> {
  if (native && navigator.share) {
    try {
      await navigator.share({ url, title })
      return
    } catch (cause) {
      // Whoever closes the sheet has changed their mind, and wants nothing in its place.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast.success(labels.copied)
  } catch {
    toast.error(labels.notCopied)
  }
}
