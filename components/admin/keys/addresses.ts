export const KEYS = '/admin/collections/api-keys'
export const NEW_KEY = '/admin/keys/new'

export const keyAddress = (id: number) => `${KEYS}/${id}`
export const keysAddress = (page: number) => `${KEYS}?page=${page}`
