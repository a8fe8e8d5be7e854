/** Scenarios that take half a minute each, such as faults of a site of their own: a run samples two of them. */
import { sampleTags } from './sampled-tests'

export const tagsOfScenario = sampleTags(
  'long-scenarios',
  [
    'the app is killed',
    'the app is hanging',
    'the database is stopped',
    'the database is hanging',
    'all is killed while mail is sent',
    'a crash before the next start',
    'a flood of junk',
    'a harmful source',
    'no demo content',
    'two instances at once',
  ] as const,
  2,
)
