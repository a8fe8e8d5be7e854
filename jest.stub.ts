/** Stands in for stylesheets and fonts, which tests do not load. */
const stub = ''
export default stub
