import type { Payload } from 'payload'
import { logoPng } from '@/lib/content/media/logo-bytes'
import { drawPdf } from '@/lib/platform/pdf/pdf-page'
import type { Locale } from '@/lib/shared/addresses/localized'
import { localDigits } from '@/lib/shared/format/digits'
import { campaignTitles } from '../books/fund-names'
import { yearLabel } from './financial-year'
import { MARK_PIXELS } from './receipt-drawing'
import { receiptIssuer } from './receipt-issuer'
import type { Statement } from './statement'
import { drawStatement } from './statement-drawing'
import { type StatementView, statementView } from './statement-view'

/** A donor's year in a language, with the foundation and the funds as they are named today. */
export async function writeStatement(payload: Payload, statement: Statement, locale: Locale): Promise<StatementView> {
  const [issuer, funds] = await Promise.all([receiptIssuer(payload, locale), campaignTitles(payload, locale)])
  return statementView(statement, { issuer, locale, funds })
}

/** A donor's year as a PDF. */
export async function statementPdf(payload: Payload, statement: Statement, locale: Locale): Promise<Buffer> {
  const view = await writeStatement(payload, statement, locale)
  const title = `${view.heading} ${localDigits(yearLabel(statement.year), locale)}`
  const mark = await logoPng(view.issuer.mark, MARK_PIXELS)
  return drawPdf({ title, author: view.issuer.name, locale }, (page) =>
    drawStatement(page, view, { mark, digits: (text) => localDigits(text, locale) }),
  )
}
