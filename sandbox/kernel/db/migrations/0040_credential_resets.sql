-- A person's decision stands in place of a face for longer than a face does; the machine's clock, none for a face.

ALTER TABLE face_passes ADD COLUMN good_until bigint;
