export type { ScanResult } from '../../discover/scan.ts'
