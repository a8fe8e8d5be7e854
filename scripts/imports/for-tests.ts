/** Whether a file is only for tests. */
export const isForTests = (file: string): boolean =>
  /\.(?:test|dbtest|spec)\.tsx?$|(?:^|\/)(?:testing|hostile)(?:\/|\.ts$)|(?:^|\/)(?:fake-|fixtures)|^e2e\/|^jest\./.test(
    file,
  )
