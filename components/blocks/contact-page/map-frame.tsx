'use client'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '@/components/ui/button/look'
import { Icon } from '@/components/ui/icon/icon'
import styles from './map-place.module.scss'

interface MapFrameProps {
  src: string
  title: string
  labels: { show: string; note: string }
  className?: string
  /** What stands in the map's place. */
  children: ReactNode
}

export function MapFrame({ src, title, labels, className, children }: MapFrameProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className={className}>
      {shown ? (
        <iframe
          ref={(frame) => frame?.focus()}
          src={src}
          title={title}
          allowFullScreen
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <>
          {children}
          <div className={styles.ask}>
            <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => setShown(true)}>
              <Icon name="place" />
              {labels.show}
            </button>
            <p>{labels.note}</p>
          </div>
        </>
      )}
    </div>
  )
}
