"""chrF during training. What is published is scored by the repository's benchmark, not here."""

from collections import Counter


def chrf(answers: list[str], references: list[str], longest: int = 6, beta: float = 2.0) -> float:
    """The mean over sentences of character n-gram F-scores, 0 to 100, white space left out (Popović 2015)."""
    if len(answers) != len(references) or not answers:
        raise ValueError(f"{len(answers)} answers for {len(references)} references")
    return sum(_one(answer, reference, longest, beta) for answer, reference in zip(answers, references)) / len(answers)


def _one(answer: str, reference: str, longest: int, beta: float) -> float:
    answer, reference = "".join(answer.split()), "".join(reference.split())
    precisions, recalls = [], []
    for size in range(1, longest + 1):
        given, wanted = _grams(answer, size), _grams(reference, size)
        if not given and not wanted:
            continue
        shared = sum((given & wanted).values())
        precisions.append(shared / max(1, sum(given.values())))
        recalls.append(shared / max(1, sum(wanted.values())))
    if not precisions:
        return 100.0
    precision, recall = sum(precisions) / len(precisions), sum(recalls) / len(recalls)
    if precision + recall == 0:
        return 0.0
    return 100 * (1 + beta**2) * precision * recall / (beta**2 * precision + recall)


def _grams(text: str, size: int) -> Counter[str]:
    return Counter(text[at : at + size] for at in range(len(text) - size + 1))
