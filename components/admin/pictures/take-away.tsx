import { useState } from 'react'
import { ConfirmButton } from '@/components/admin/shared/confirm-button'
import { LibraryDrawer } from '@/components/admin/shared/library-drawer'
import shared from '@/components/admin/shared/shared.module.scss'
import { useWords } from '@/components/admin/shared/words'
import styles from './pictures.module.scss'

interface TakeAwayProps {
  id: number
  /** In how many places it is used. */
  uses: number
  /** @param instead Id of the picture that shows in its places; null for none */
  onTakeAway: (instead: number | null) => Promise<void>
}

interface Chosen {
  id: number
  filename: string
  alt: string
}

/** Takes a picture away from the site, after it was asked what shows in its places. */
export function TakeAway({ id, uses, onTakeAway }: TakeAwayProps) {
  const words = useWords('pictures')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const choose = ({ id, filename, alt }: Record<string, unknown>) =>
    setChosen({ id: Number(id), filename: String(filename), alt: String(alt ?? '') })
  return (
    <div>
      <h3>{words('takeAway')}</h3>
      <p className={styles.help}>{words('takeAwayHelp')}</p>
      {uses > 0 && (
        <div className={styles.instead}>
          <p>
            {words('instead')}: <strong>{chosen ? chosen.alt || chosen.filename : words('insteadNone')}</strong>
          </p>
          {chosen && <img src={`/media/${chosen.filename}`} alt="" width={120} height={90} className={styles.chosen} />}
          <div className={shared.buttons}>
            <LibraryDrawer collection="media" onChoose={choose}>
              {(open) => (
                <button type="button" className={shared.button} onClick={open}>
                  {words('choose')}
                </button>
              )}
            </LibraryDrawer>
            {chosen && (
              <button type="button" className={shared.plain} onClick={() => setChosen(null)}>
                {words('chooseNone')}
              </button>
            )}
          </div>
        </div>
      )}
      <ConfirmButton
        name={`take-away-${id}`}
        label={words('takeAway')}
        question={words('question')}
        explanation={words('explanation', { count: uses, instead: chosen ? 'another' : 'none' })}
        confirm={words('confirm')}
        onConfirm={() => onTakeAway(chosen?.id ?? null)}
      />
    </div>
  )
}
