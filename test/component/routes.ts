// Every route is known with its row, as if each page had come.
import '@/routes/table'
