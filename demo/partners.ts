import type { DemoContent } from './shape'

export const partners: DemoContent['partners'] = [
  { name: 'Shimul Press', logo: 'shimul-press', url: 'https://shimul-press.example' },
  { name: 'Nodi Works', logo: 'nodi-works', url: 'https://nodi-works.example' },
  { name: 'Tantikotha', logo: 'tantikotha', url: 'https://tantikotha.example' },
  { name: 'Borsha Energy', logo: 'borsha-energy', url: 'https://borsha-energy.example' },
  { name: 'Jonaki Lamps', logo: 'jonaki-lamps', url: 'https://jonaki-lamps.example' },
  { name: 'Kolmi Foods', logo: 'kolmi-foods', url: 'https://kolmi-foods.example' },
]
