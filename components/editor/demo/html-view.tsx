import { Button } from '@/components/ui/button/button'
import { toast } from '@/components/ui/toaster/toast'
import styles from './html-view.module.scss'
import { indentHtml } from './indent-html'

interface HtmlViewProps {
  html: string
  labels: { result: string; nothing: string; copy: string; copied: string; notCopied: string }
}

export function HtmlView({ html, labels }: HtmlViewProps) {
  const copy = () =>
    navigator.clipboard.writeText(html).then(
      () => toast.success(labels.copied),
      () => toast.error(labels.notCopied),
    )
  return (
    <section className={styles.view} aria-labelledby="result">
      <div className={styles.head}>
        <h3 id="result">{labels.result}</h3>
        <Button size="sm" variant="ghost" onClick={copy}>
          {labels.copy}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse. */}
      <pre className={styles.code} tabIndex={0} data-result="">
        <code>{html ? indentHtml(html) : labels.nothing}</code>
      </pre>
    </section>
  )
}
