import type { ComponentType } from 'react'
import type { ContentType, LiveList, Placement } from '@/lib/shared/content/types'
import type { PollingViewProps } from './polling-view'
import { versionOf } from './version-of'

type LiveViewProps<P> = P & {
  /** The same view as a client component that polls its list, made by pollingView. */
  polling: ComponentType<PollingViewProps<P>>
  view: ComponentType<P>
  type: ContentType
  limit?: number
  offset?: number
  place?: Placement
}

/** A live view of a list: rendered by the server, and kept up to date in the browser by polling. */
export function LiveView<P extends object>(props: LiveViewProps<P>) {
  const { polling: Polling, view: View, type, limit, offset, place, ...rest } = props
  const shared = rest as unknown as P & { list?: LiveList }
  return (
    <Polling {...shared} list={versionOf(shared.list)} type={type} limit={limit} offset={offset} place={place}>
      <View {...shared} />
    </Polling>
  )
}
