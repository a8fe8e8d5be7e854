/** One spelling of a password: keyboards write the same Bangla letters in several ways (NIST SP 800-63B-4, 3.1.1.2). */
export const normalizedPassword = (password: string): string => password.normalize('NFKC')
