import styles from './delta-scene.module.scss'

const FROND = 'M0 0C12 -11 32 -10 44 8C30 1 14 2 0 0Z'
const TURNS = [-168, -140, -108, -76, -44, -14, 14]

function Palm({ x, y, scale }: { x: number; y: number; scale: number }) {
  return TURNS.map((turn) => (
    <path key={turn} transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`} d={FROND} />
  ))
}

/** The river bank at dusk: palms, huts, a boat under sail. Drawn in the footer's ink on the ground above it. */
export function DeltaScene() {
  return (
    <div className={styles.scene}>
      <svg viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
        <g className={styles.land}>
          <path d="M0 151V122C160 100 300 130 470 118S760 92 940 110S1270 126 1440 100V151Z" />
          <path d="M1086 106c26 16 104 16 140 -12c-6 24 -24 34 -68 34s-62 -6 -72 -22Z" />
          <path d="M1150 34h4v80h-4Z" />
          <path d="M1116 40q38 8 78 -2q14 30 2 56q-40 8 -76 -2q8 -26 -4 -52Z" />
          <Palm x={150} y={58} scale={0.92} />
          <Palm x={196} y={76} scale={0.72} />
          <path d="M252.500 110.400h34.700v16.100h-34.700ZM245 111.600l10-14.900h29.700l9.900 14.900Z" />
          <path d="M308 115h28v13h-28ZM302 116l8-12h24l8 12Z" />
        </g>
        <path className={styles.trunk} d="M136 122Q140 90 150 60M204 124Q204 98 196 78" />
        <path
          className={styles.sail}
          d="M1128 50q30 5 60 -2M1130 61q30 5 66 -2M1130 72q30 5 68 -2M1130 83q30 4 66 -2M1100 116q52 14 118 -8"
        />
        <path
          className={styles.thread}
          d="M0 110C160 88 300 118 470 106S760 80 940 98S1040 104 1078 106M1236 102C1300 104 1370 100 1440 88"
        />
        <path
          className={styles.birds}
          d="M900 44q5 -7 10 0q5 -7 10 0M936 58q4 -6 8 0q4 -6 8 0M870 62q4 -6 8 0q4 -6 8 0"
        />
      </svg>
    </div>
  )
}
