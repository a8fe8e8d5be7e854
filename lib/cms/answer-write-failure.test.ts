import { log } from '@/lib/platform/log/log'
import { answerWriteFailure } from './answer-write-failure'

const answerTo = (error: Error) => answerWriteFailure({ error } as never)

test('whoever saves on a disk that may only be read is told so', async () => {
  const said = jest.spyOn(log, 'error').mockImplementation(() => undefined)
  const error = Object.assign(new Error('Failed query: INSERT'), { cause: { code: 'SQLITE_READONLY' } })
  expect(await answerTo(error)).toEqual({
    status: 503,
    response: { errors: [{ message: expect.stringContaining('may only be read') }] },
  })
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})

test('other errors are answered as they were', () => {
  expect(answerTo(new Error('anything'))).toBeUndefined()
})
