export { ButtonRow } from '@/ui/ButtonRow'
