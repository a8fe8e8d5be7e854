import type { ReactNode } from 'react'
import shared from '../shared/shared.module.scss'

/** Part of a button's words that only screen readers say: of which row it is. */
export const hidden = (chunks: ReactNode) => <span className={shared.hidden}>{chunks}</span>
