import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { type Locale, mapFrameUrl } from '@/lib/shared/addresses/localized'
import type { SiteSettings } from '@/lib/shared/content/types'
import { fill } from '@/lib/shared/format/fill'
import { positionText } from '@/lib/shared/format/map-position'
import { useLabels } from '../labels'
import { MapFrame } from './map-frame'
import styles from './map-place.module.scss'

interface MapPlaceProps {
  settings: Pick<SiteSettings, 'name' | 'address' | 'position'>
  locale: Locale
}

/** A drawn map until somebody asks for the real one: nothing comes from its makers before that. */
export function MapPlace({ settings, locale }: MapPlaceProps) {
  const { name, address, position } = settings
  const { map } = useLabels('contactPage')
  return (
    <section className={styles.section} aria-label={map.label}>
      <div className="wrap">
        <MapFrame
          src={mapFrameUrl(position ? positionText(position) : address, locale)}
          title={fill(map.frame, { address: address || name })}
          className={styles.map}
        >
          <img src="/images/map.svg" alt="" width={1600} height={640} loading="lazy" decoding="async" />
          <div className={styles.ask}>
            <Button>
              <Icon name="place" />
              {map.show}
            </Button>
            <p>{map.note}</p>
          </div>
        </MapFrame>
      </div>
    </section>
  )
}
