'use client'
import useSWR from 'swr'
import { currentVersions, type Versions } from './poller'
import { POLLING } from './polling'

/** Version of every list, asked for each second; undefined until the first answer. */
export function useVersions(): Versions | undefined {
  return useSWR('versions', currentVersions, POLLING).data
}
