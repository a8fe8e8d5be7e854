'use client'
import useSWR from 'swr'
import { currentVersions, failedPolls, type Versions } from './poller'
import { POLLING } from './swr-options'

const useTick = () => useSWR('versions', currentVersions, POLLING)

/** Version of every list, asked for each second; undefined until the first answer. */
export function useVersions(): Versions | undefined {
  return useTick().data
}

/** How many polls have failed since the last one that did not. */
export function useFailedPolls(): number {
  return useTick().error ? failedPolls() : 0
}
