import { fill } from './fill'

/**
 * What a video is called: its title, or its place in the list where editors gave none.
 * @param named such as 'Video {n}'
 * @param index in the list, from 0
 */
export const videoTitle = (title: string, named: string, index: number): string =>
  title || fill(named, { n: index + 1 })
