/** Leads the browser to a page of this site. @param address as the server gave it, whatever it calls the site */
export function goTo(address: string): void {
  location.assign(new URL(address, location.href).pathname)
}
