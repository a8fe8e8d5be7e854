/** What the home page shows, as a client of the content API asks for it. */
export const HOME_LISTS = ['banner', 'about', 'projects', 'donation', 'imageGallery', 'faq', 'news'] as const

export const listAddress = (type: string) => `/api/v1/${type}`
