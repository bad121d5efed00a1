// Registers every route's row, as if each page had been loaded.
import '@/routes/table'
