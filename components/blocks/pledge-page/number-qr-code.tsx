import { pledgeWords } from '@/lib/giving/books/pledge-words'
import type { Wallet } from '@/lib/giving/donor/payment-instructions'
import type { Locale } from '@/lib/shared/addresses/localized'
import { asciiDigits } from '@/lib/shared/format/digits'
import { fill } from '@/lib/shared/format/fill'
import { qrCode } from '@/lib/shared/qr-code'
import styles from './payment-instructions.module.scss'

interface NumberQrCodeProps {
  wallet: Wallet
  number: string
  locale: Locale
}

/** A wallet's number as a QR code, for the camera of another phone. */
export function NumberQrCode({ wallet, number, locale }: NumberQrCodeProps) {
  const { qr, qrHint, methods } = pledgeWords(locale)
  const { size, path } = qrCode(asciiDigits(number).replace(/[^\d+]/g, ''))
  return (
    <figure className={styles.code}>
      <svg
        role="img"
        aria-label={fill(qr, { wallet: methods[wallet], number })}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <figcaption>{qrHint}</figcaption>
    </figure>
  )
}
