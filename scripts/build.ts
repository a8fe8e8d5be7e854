/** `npm run build`: builds the site, as `npm start` does. */
import { rootFolder } from './root-folder'
import { build, NotBuilt } from './site-build'

process.chdir(rootFolder())
build().then(
  (had) => console.info(had ? 'The site is built.' : 'The site was built of these sources already.'),
  (error: unknown) => {
    console.error(error instanceof NotBuilt ? error.message : error)
    process.exit(1)
  },
)
