/** How many news the home page shows (spec 1, section 9). */
export const HOME_NEWS = 3
