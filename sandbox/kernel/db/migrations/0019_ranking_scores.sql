-- A ranking is read in the order of an index, whatever number of customers appears in it.
-- fits the former release: it adds up entries as before, and what it writes is counted here by the triggers.

-- Points that count on a board of rankings, by customer and month.
CREATE TABLE ranking_scores (
  customer_id text NOT NULL REFERENCES customers,
  -- YYYYMM
  month char(6) NOT NULL,
  board text NOT NULL CHECK (board IN ('LEARN', 'CHECK_IN', 'SERVICE')),
  points bigint NOT NULL,
  -- whether its customer appears
  shown boolean NOT NULL,
  PRIMARY KEY (customer_id, month, board)
);
CREATE INDEX ranking_scores_first ON ranking_scores (month, board, points DESC, customer_id COLLATE "C")
  WHERE shown AND points > 0;

-- How many who appear have the same points: a place is 1 more than all who have more.
CREATE TABLE ranking_counts (
  month char(6) NOT NULL,
  board text NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  people integer NOT NULL CHECK (people >= 0),
  PRIMARY KEY (month, board, points)
);

-- As BOARD_RULES of src/domain/points/ranking.ts.
CREATE FUNCTION ranking_board(kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN kind IN ('LEARN', 'QUIZ') THEN 'LEARN' WHEN kind = 'CHECK_IN' THEN 'CHECK_IN'
    WHEN kind IN ('SURVEY', 'INFO') THEN 'SERVICE' END
$$;

CREATE FUNCTION add_ranking_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ranking_scores (customer_id, month, board, points, shown)
  SELECT a.customer_id, left(t.day, 6), ranking_board(t.kind), sum(e.points),
    EXISTS (SELECT FROM ranking_choices r WHERE r.customer_id = a.customer_id)
  FROM added e JOIN points_transactions t ON t.id = e.transaction_id JOIN points_accounts a ON a.id = e.account_id
  WHERE a.customer_id IS NOT NULL AND ranking_board(t.kind) IS NOT NULL
  GROUP BY 1, 2, 3
  ON CONFLICT (customer_id, month, board) DO UPDATE SET points = ranking_scores.points + excluded.points;
  RETURN NULL;
END $$;

CREATE FUNCTION show_ranking_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ranking_scores SET shown = TG_OP = 'INSERT' WHERE customer_id = coalesce(new.customer_id, old.customer_id);
  RETURN NULL;
END $$;

-- Runs at COMMIT: counts are everybody's, and so are locked last and for the shortest time.
CREATE FUNCTION count_ranking_scores() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever changes several counts does so alone, and locks nothing else any more.
  PERFORM pg_advisory_xact_lock(hashtextextended('ranking_counts', 0));
  IF old.shown AND old.points > 0 THEN
    UPDATE ranking_counts SET people = people - 1 WHERE month = old.month AND board = old.board AND points = old.points;
  END IF;
  IF new.shown AND new.points > 0 THEN
    INSERT INTO ranking_counts VALUES (new.month, new.board, new.points, 1)
    ON CONFLICT (month, board, points) DO UPDATE SET people = ranking_counts.people + 1;
  END IF;
  RETURN NULL;
END $$;

-- From here on nobody else writes what is added up below.
CREATE TRIGGER ranking_choices_show AFTER INSERT OR DELETE ON ranking_choices FOR EACH ROW EXECUTE FUNCTION
  show_ranking_scores();
CREATE TRIGGER points_entries_rank AFTER INSERT ON points_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION add_ranking_scores();

INSERT INTO ranking_scores (customer_id, month, board, points, shown)
SELECT a.customer_id, left(t.day, 6), ranking_board(t.kind), sum(e.points), r.customer_id IS NOT NULL
FROM points_transactions t JOIN points_entries e ON e.transaction_id = t.id JOIN points_accounts a ON a.id = e.account_id
LEFT JOIN ranking_choices r ON r.customer_id = a.customer_id
WHERE a.customer_id IS NOT NULL AND ranking_board(t.kind) IS NOT NULL
GROUP BY 1, 2, 3, 5;
INSERT INTO ranking_counts (month, board, points, people)
SELECT month, board, points, count(*) FROM ranking_scores WHERE shown AND points > 0 GROUP BY 1, 2, 3;

CREATE CONSTRAINT TRIGGER ranking_scores_count AFTER INSERT OR UPDATE ON ranking_scores DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION count_ranking_scores();
