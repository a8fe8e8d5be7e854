/** Screen of the admin where somebody sets up the authenticator app. */
export const SECOND_FACTOR_SCREEN = '/admin/second-factor'

/** Screen where an administrator takes away an account's. */
export const removeSecondFactorScreen = (account: number) => `${SECOND_FACTOR_SCREEN}/take-away?account=${account}`
